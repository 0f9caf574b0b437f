/** Opens what is folded before the page is printed, in browsers before 2025, which have no `::details-content`. */
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
