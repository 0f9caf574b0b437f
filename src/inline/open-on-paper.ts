/**
 * Opens what is folded and belongs on paper before the page is printed. For browsers before 2025: in newer ones, CSS
 * prints it by `::details-content`.
 */
export function openOnPaper() {
  if (CSS.supports("selector(::details-content)")) return;
  let opened: Iterable<HTMLDetailsElement> = [];
  const setOpen = (open: boolean) => {
    for (const details of opened) details.open = open;
  };
  onbeforeprint = () => {
    opened = document.querySelectorAll<HTMLDetailsElement>("[data-on-paper]:not([open])");
    setOpen(true);
  };
  onafterprint = () => setOpen(false);
}
