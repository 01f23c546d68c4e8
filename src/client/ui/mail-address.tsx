/** A mail address in a text; a narrow line breaks before its “@”, not in a name. */
export function MailAddress({ children }: { children: string }) {
  const at = children.lastIndexOf('@')
  return (
    <b>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </b>
  )
}
