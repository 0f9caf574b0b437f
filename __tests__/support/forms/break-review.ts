/** Lets our own code throw once the review of a form opens. Runs in the page. */
export function breakReview(): void {
  HTMLDialogElement.prototype.showModal = () => {
    throw new Error("broken by a test");
  };
}
