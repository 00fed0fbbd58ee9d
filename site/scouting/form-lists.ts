import type { NamedValue } from '#agency/form-options.ts'

/** An option of a list. Rarely chosen values are listed below the others. */
export type Listed = NamedValue & { isUnusual?: true }

/** The options of the form's lists, with labels in the page's language. */
export type FormLists = Readonly<
  Record<'heights' | 'shoes' | 'eyes' | 'hair' | 'countries', readonly Listed[]>
>

/** The values without their labels: what a visitor may choose. */
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
