import type { NamedValue } from '#agency/form-options.ts'

/** A value that few people choose stands below the others. */
export type Listed = NamedValue & { isUnusual?: true }

/** What the form's lists offer, called as in the page's language. */
export type FormLists = Readonly<
  Record<'heights' | 'shoes' | 'eyes' | 'hair' | 'countries', readonly Listed[]>
>

/** The values alone: what can be chosen. */
export function valuesOf(lists: FormLists): Readonly<Record<keyof FormLists, readonly string[]>> {
  return {
    heights: values(lists.heights),
    shoes: values(lists.shoes),
    eyes: values(lists.eyes),
    hair: values(lists.hair),
    countries: values(lists.countries),
  }
}

function values(list: readonly NamedValue[]): readonly string[] {
  return list.map(({ value }) => value)
}
