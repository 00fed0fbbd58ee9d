/* oxlint-disable no-console, unicorn/consistent-function-scoping -- these run in the page, where nothing else of ours is */

/** Runs in every document and frame, before anything else. */
export function tellWhatRuns(): void {
  for (const name of ['ran', 'alert', 'confirm', 'prompt', 'print', 'open'])
    Object.defineProperty(globalThis, name, { value: () => console.log('ran') })
}

/** Runs in the page: what stands in it that is no text of a post, or not in its place. */
export function strangersIn(): string[] {
  const tags =
    `p h2 h3 h4 ul ol li dl dt dd blockquote figure figcaption hr pre code a img br em strong b i u s sub sup small mark del
    ins q cite abbr table caption thead tbody tfoot tr th td`.split(/\s+/)
  const attributes =
    'href rel src srcset sizes alt width height loading decoding class start colspan rowspan scope'.split(
      ' ',
    )
  const page = /^html head title body main(?: div div)+ footer$/

  const inside = [...document.querySelectorAll('main > .post-content > div *')]
  const outside = [...document.querySelectorAll('*')].filter((each) => !inside.includes(each))
  const names = outside.map(
    ({ localName, attributes: { length } }) => localName + (length > 1 ? '[…]' : ''),
  )
  const strange = inside.flatMap((element) => [
    ...(tags.includes(element.localName) ? [] : [`<${element.localName}>`]),
    ...(element.namespaceURI === 'http://www.w3.org/1999/xhtml' ? [] : [`${element.namespaceURI}`]),
    ...[...element.attributes]
      .filter((each) => !isFamiliar(each))
      .map(({ name, value }) => `${name}="${value}"`),
  ])
  return page.test(names.join(' ')) ? strange : [names.join(' '), ...strange]

  function isFamiliar({ name, value }: Attr): boolean {
    if (name === 'href') return /^(?:https:|mailto:|tel:|\/(?![/\\]))/.test(value)
    if (name === 'src') return value.startsWith('/pictures/')
    if (name === 'srcset') return value.split(', ').every((each) => each.startsWith('/pictures/'))
    if (name === 'class')
      return /^(?:wide|upright|small|wide unmeasured)(?: placeholder-\d+)?$/.test(value)
    return attributes.includes(name)
  }
}

/** Runs in the page: lets everything in the text hear all that it listens to, sets the text anew as navigations do, twice. */
export async function provoke(): Promise<void> {
  for (const round of [1, 2, 3]) {
    for (const text of document.querySelectorAll('.post-content > div')) {
      const { innerHTML } = text
      if (round > 1) text.innerHTML = innerHTML // what is read back may mean something else (mutation XSS)
    }
    await Promise.all([...document.images].map(settled))
    for (const element of document.querySelectorAll('.post-content > div *')) agitate(element)
    await new Promise((resolve) => setTimeout(resolve))
  }

  function settled(image: HTMLImageElement): Promise<void> {
    image.loading = 'eager'
    return new Promise((resolve) => {
      if (image.complete) return resolve()
      image.addEventListener('load', () => resolve())
      image.addEventListener('error', () => resolve())
    })
  }

  function agitate(element: Element): void {
    for (const { name } of element.attributes) {
      if (name.startsWith('on')) element.dispatchEvent(new Event(name.slice(2)))
    }
    const link = element.closest('a')
    if (link === null || !/^(?:https|mailto|tel):/.test(link.protocol))
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
}
