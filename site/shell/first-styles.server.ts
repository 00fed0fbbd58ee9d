import { hash } from 'node:crypto'

import { parse, type ChildNode, type Declaration } from 'postcss'

import { escapeMarkup } from '#agency/xml-text.ts'

/** The styles in a page's style element, and the SHA-256 of their UTF-8 bytes in base64. */
type FirstStyles = { text: string; hash: string }

type Part = {
  /** CSS text; for a group, the opening around its parts: `@media …{`. */
  text: string
  parts?: readonly Part[]
  /** For each selector, the classes (as HTML writes them), `<elements` and types of fields that it needs to match anything. */
  selectors?: readonly (readonly string[])[]
  /** The custom property or animation that the part defines; the part is needed if another part mentions it. */
  property?: string
  mentions?: readonly string[]
}

/**
 * Selects the rules that a page needs for its first paint: those for the classes and elements in its HTML. Rules for dialogs,
 * print and hover wait for the full style sheet, which every page links at its end. The menu's are included, as the menu is one
 * tap away.
 */
export function createFirstStyles(sheet: string): (html: string) => FirstStyles {
  const parts = partsOf(parse(sheet).nodes)
  const leaves = leavesOf(parts)
  const rules = leaves.filter(({ property }) => property === undefined)
  const definitions = Map.groupBy(leaves, ({ property }) => property)
  return (html) => {
    const names = namesIn(html)
    const needed = new Set<Part>()
    const need = (part: Part) => {
      if (needed.has(part)) return
      needed.add(part)
      for (const name of part.mentions ?? []) definitions.get(name)?.forEach(need)
    }
    for (const rule of rules) if (matches(rule, names)) need(rule)
    const text = write(parts, needed)
    return { text, hash: hash('sha256', text, 'base64') }
  }
}

function leavesOf(parts: readonly Part[]): Part[] {
  return parts.flatMap((part) => (part.parts === undefined ? [part] : leavesOf(part.parts)))
}

/** Classes, `<elements` and types of fields in the HTML, with the classes that the script in the head adds to the root. */
function namesIn(html: string): Set<string> {
  const shown = html.replaceAll(/(<dialog(?! id="menu")[^>]*>).*?<\/dialog>/gs, '$1')
  const found = shown.matchAll(
    /<[a-z]\w*|(?<= )type="\w+"| class="([^"]*)"|classList\.add\('([^']*)'\)/g,
  )
  const lists = new Set(Array.from(found, ([named, list, added]) => list ?? added ?? named))
  return new Set([...lists].flatMap((list) => list.split(' ')))
}

function matches({ selectors }: Part, names: Set<string>): boolean {
  return selectors === undefined || selectors.some((each) => each.every((name) => names.has(name)))
}

function write(parts: readonly Part[], needed: ReadonlySet<Part>): string {
  let text = ''
  for (const part of parts) {
    if (part.parts === undefined) {
      if (needed.has(part)) text += part.text
      continue
    }
    const inner = write(part.parts, needed)
    // an empty layer still takes its place in the order of layers
    if (inner !== '' || part.text.startsWith('@layer')) text += `${part.text}${inner}}`
  }
  return text
}

const groups = new Set(['layer', 'media', 'supports', 'container', 'starting-style'])
const laterMedia = new Set(['print', '(hover:hover)', '(hover: hover)'])

function partsOf(nodes: readonly ChildNode[]): Part[] {
  return nodes.flatMap((node): Part[] => {
    if (node.type === 'comment') return []
    const text = node.toString()
    if (node.type === 'rule') {
      const selectors = node.selectors.flatMap(alternativesOf)
      const defined = node.nodes.filter(isDefinition)
      if (selectors.flat().length === 0 && defined.length === node.nodes.length) {
        return [{ text: `${node.selector}{`, parts: defined.map(definitionOf) }]
      }
      return [{ text, selectors, mentions: mentionsOf(text) }]
    }
    if (node.type === 'decl' || node.nodes === undefined) return [{ text: `${text};` }]
    if (node.name === 'property' || node.name === 'keyframes')
      return [{ text, property: node.params }]
    if (node.name === 'page') return []
    if (!groups.has(node.name)) return [{ text }]
    if (node.name === 'media' && laterMedia.has(node.params)) return []
    return [{ text: `@${node.name} ${node.params}{`, parts: partsOf(node.nodes) }]
  })
}

/** Custom properties, and all words that could name an animation. */
function mentionsOf(text: string): string[] {
  return text.match(/--[\w-]+|(?<=[:,\s]|^)[a-z][a-z-]*(?=[\s;,}]|$)/g) ?? []
}

function isDefinition(node: ChildNode): node is Declaration {
  return node.type === 'decl' && node.prop.startsWith('--')
}

function definitionOf({ prop, value }: Declaration): Part {
  return { text: `${prop}:${value};`, property: prop, mentions: mentionsOf(value) }
}

/** The names that a selector needs. A pseudo-element of form fields without a class needs a field that has it. */
function alternativesOf(selector: string): string[][] {
  const names = namesOf(selector)
  const [, fields] = FORM_PARTS.find(([part]) => selector.includes(part)) ?? []
  return fields === undefined || names.length > 0 ? [names] : fields.map((field) => [field])
}

/**
 * Drops pseudo-classes with arguments, as these may be alternatives or exclusions; keeps the one selector in `:is` or `:where`.
 */
function namesOf(selector: string): string[] {
  let bare = selector
  for (let before = ''; before !== bare;) {
    before = bare
    bare = before.replaceAll(/:([\w-]+)\(((?:\\.|[^()\\])*)\)/g, (_, name: string, inner: string) =>
      /^(?:is|where)$/.test(name) && !/(?<!\\),/.test(inner) ? inner : '',
    )
  }
  const classes = Array.from(bare.matchAll(CLASS), ([, name = '']) => name)
  const elements = bare
    .replaceAll(CLASS, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .matchAll(ELEMENT)
  return [
    ...classes.map((name) => inHtml(name.replaceAll(/\\(.)/g, '$1'))),
    ...Array.from(elements, ([, name = '']) => `<${name}`),
  ]
}

const CLASS = /\.((?:\\.|[\w-])+)/g
/** Pseudo-elements, and the fields that have them. A search field has rules of its own. */
const FORM_PARTS = [
  ['::placeholder', ['type="text"', 'type="email"', 'type="tel"', '<textarea']],
  ['::file-selector', ['type="file"']],
  ['::-webkit-date', ['type="date"']],
  ['::-webkit-calendar', ['type="date"']],
  ['::-webkit-search', []],
  ['::-webkit-inner', ['type="number"']],
  ['::-webkit-outer', ['type="number"']],
] as const
const ELEMENT = /(?:^|[\s>+~])([a-z]\w*)/g

/** A class name as React writes it in an attribute. */
function inHtml(name: string): string {
  return escapeMarkup(name).replaceAll("'", '&#x27;')
}
