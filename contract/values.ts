import * as v from 'valibot'

/** The three languages of the wire. */
export const Language = v.picklist(['pt', 'en', 'es'])

/** The number of a row. */
export const Id = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

// an address with a lone surrogate cannot be encoded
const text = v.pipe(
  v.string(),
  v.transform((given) => given.toWellFormed()),
)

/** Text that must not be empty. */
export const RequiredText = v.pipe(text, v.trim(), v.nonEmpty('must not be empty'))

/** Text that may be missing; `null` if it is. */
export const OptionalText = v.nullish(text, null)

/** A length in pixels; `null` if it is unknown. */
export const Pixels = v.nullish(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), null)

/** An existing calendar day, yyyy-MM-dd. */
export const Day = v.pipe(v.string(), v.check(isDay, 'is no day (yyyy-MM-dd)'))

function isDay(day: string): boolean {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`).toJSON() : null
  return date?.startsWith(day) ?? false
}

/** A whole number in a query: written as a number, read from decimal digits. */
export const QueryNumber = v.union([
  v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number), v.safeInteger()),
])

/** A switch in a query: `true` is sent as `1`; a missing switch is `false`. */
export const QueryFlag = v.optional(
  v.pipe(
    v.union([v.boolean(), v.picklist(['0', '1'])]),
    v.transform((flag) => flag === true || flag === '1'),
  ),
  false,
)

/** An option: English `value`, Spanish `label`, Portuguese `value2`. A country's `value` is its ISO 3166 code. */
export const Option = v.object({ value: v.string(), label: v.string(), value2: v.string() })
export type Option = v.InferOutput<typeof Option>

/** A number about a page; `null` if it is missing or invalid, since the page's items are still good. */
const Count = v.nullish(QueryNumber, null)

/** A page of a longer list; the first page is 1. */
export function pageOf<S extends v.GenericSchema>(item: S) {
  return v.object({
    data: v.array(item),
    current_page: Count,
    last_page: Count,
    per_page: Count,
    total: Count,
  })
}

/** The body of every refusal (4xx or 5xx). */
export const Refusal = v.object({
  message: v.string(),
  errors: v.optional(v.record(v.string(), v.array(v.string()))),
})
export type Refusal = v.InferOutput<typeof Refusal>
