/** An email address that may break after the @, where a line is too short for it. */
export function BreakableEmail({ address }: { address: string }) {
  const [mailbox, host] = address.split("@");
  return (
    <>
      {mailbox}@<wbr />
      {host}
    </>
  );
}
