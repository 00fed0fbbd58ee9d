/** A field of every row: each different value once, and for every row which of them it is; null where all are different. */
export type Column<Value> = { values: readonly Value[]; rows: readonly number[] | null }

/** Puts a field of every row into a column; lists of the same words are one value. */
export function toColumn<Value>(all: readonly Value[]): Column<Value> {
  const places = new Map<unknown, number>()
  const values: Value[] = []
  const rows = all.map((value) => {
    const key = Array.isArray(value) ? value.join() : value
    const place = places.get(key) ?? values.push(value) - 1
    places.set(key, place)
    return place
  })
  return { values, rows: values.length === all.length ? null : rows }
}

/** A column that came as JSON: tells a row's value, read as `read` understands it. Throws {@link Misshapen}, as all here. */
export function readColumn<Value>(
  json: unknown,
  read: (value: unknown) => Value,
): (row: number) => Value {
  const column = readFields(json)
  const values = readAll(column.get('values'), read)
  const rows = orNull((all) => readAll(all, readNumber))(column.get('rows'))
  return (row) => {
    const value = values[rows === null ? row : (rows[row] ?? -1)]
    if (value === undefined) throw new Misshapen()
    return value
  }
}

export function readAll<Value>(json: unknown, read: (value: unknown) => Value): Value[] {
  if (!Array.isArray(json)) throw new Misshapen()
  return json.map((value: unknown) => read(value))
}

/** What an object says; nothing of it is believed yet. */
export type Fields = ReadonlyMap<string, unknown>

export function readFields(json: unknown): Fields {
  if (typeof json !== 'object' || json === null) throw new Misshapen()
  return new Map(Object.entries(json))
}

export function readText(json: unknown): string {
  if (typeof json !== 'string') throw new Misshapen()
  return json
}

export function readNumber(json: unknown): number {
  if (typeof json !== 'number') throw new Misshapen()
  return json
}

/** One of the words given. */
export function readWord<Word extends string>(words: readonly Word[]): (json: unknown) => Word {
  return (json) => {
    const word = words.find((each) => each === json)
    if (word === undefined) throw new Misshapen()
    return word
  }
}

export function orNull<Value>(read: (json: unknown) => Value): (json: unknown) => Value | null {
  return (json) => (json === null ? null : read(json))
}

/** JSON that is not what it should be; nobody is told more. */
export class Misshapen extends Error {}
