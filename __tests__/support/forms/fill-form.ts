/** Fills in all fields at once, as a password manager does. Runs in the page. */
export function fillForm([form]: Element[], answers: Readonly<Record<string, string>>): void {
  for (const [name, answer] of Object.entries(answers)) {
    const control = (form as HTMLFormElement).elements.namedItem(name) as HTMLInputElement;
    control.value = answer;
    const changed =
      control instanceof RadioNodeList ? form?.querySelector(`[name=${name}]:checked`) : control;
    changed?.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
