import * as v from 'valibot'

/** The three languages of the wire. */
export const Language = v.picklist(['pt', 'en', 'es'])

/** A row's number. */
export const Id = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

// half a surrogate pair would make an address that cannot be encoded
const text = v.pipe(
  v.string(),
  v.transform((given) => given.toWellFormed()),
)

/** Text that must say something. */
export const RequiredText = v.pipe(text, v.trim(), v.nonEmpty('must not be empty'))

/** Text that may be missing: `null` then. */
export const OptionalText = v.nullish(text, null)

/** A length in pixels, or `null` when it was not told. */
export const Pixels = v.nullish(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), null)

/** A calendar day, yyyy-MM-dd, that exists. */
export const Day = v.pipe(v.string(), v.check(isDay, 'is no day (yyyy-MM-dd)'))

function isDay(day: string): boolean {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`).toJSON() : null
  return date?.startsWith(day) ?? false
}

/** A whole number in a query: sent as a number, read back from decimal digits. */
export const QueryNumber = v.union([
  v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number), v.safeInteger()),
])

/** A switch in a query: `true` is sent as `1`, absence is `false`. */
export const QueryFlag = v.optional(
  v.pipe(
    v.union([v.boolean(), v.picklist(['0', '1'])]),
    v.transform((flag) => flag === true || flag === '1'),
  ),
  false,
)

/** A value to choose: English value, Spanish label, Portuguese `value2`. A country's value is its ISO 3166 code. */
export const Option = v.object({ value: v.string(), label: v.string(), value2: v.string() })
export type Option = v.InferOutput<typeof Option>

/** A number about a page; `null` when it was not told, or is none: the page's items are good all the same. */
const Count = v.nullish(QueryNumber, null)

/** One page of a longer list; pages count from 1. */
export function pageOf<S extends v.GenericSchema>(item: S) {
  return v.object({
    data: v.array(item),
    current_page: Count,
    last_page: Count,
    per_page: Count,
    total: Count,
  })
}

/** How every call reports that it was refused (with 4xx or 5xx). */
export const Refusal = v.object({
  message: v.string(),
  errors: v.optional(v.record(v.string(), v.array(v.string()))),
})
export type Refusal = v.InferOutput<typeof Refusal>
