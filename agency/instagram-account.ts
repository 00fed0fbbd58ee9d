const NAME = /^@?([\w.]{1,30})$/
const ADDRESS = /^(?:https?:\/\/)?(?:www\.|m\.)?instagram\.com\/@?([\w.]{1,30})\/?(?:[?#].*)?$/i

/** The account's name from `name`, `@name` or its address (docs/product.md: Application form); null for any other text. */
export function parseInstagramAccount(text: string | null): string | null {
  const given = text?.trim() ?? ''
  if (/^(?:www\.)?instagram\.com$/i.test(given)) return null
  return (NAME.exec(given) ?? ADDRESS.exec(given))?.[1] ?? null
}
