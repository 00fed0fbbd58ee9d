import type * as v from 'valibot'

import { nearestWord } from './nearest-word.ts'

/** A field that no description knows: where it stands, the field that was probably meant, and how many more there are like it. */
export type UnknownField = { path: Step[]; nearest: string | null; more: number }
export type Step = { key: string | number; value: unknown }

type Schema = v.GenericSchema

/** All fields of a value that its schema does not name. One that many items of a list have is told once. */
export function unknownFieldsIn(schema: Schema, value: unknown): UnknownField[] {
  const found = new Map<string, UnknownField>()
  look(schema, value, [], (path, nearest) => {
    const kind = path.map(({ key }) => (typeof key === 'number' ? '' : key)).join('\0')
    const same = found.get(kind)
    if (same === undefined) found.set(kind, { path, nearest, more: 0 })
    else same.more += 1
  })
  return [...found.values()]
}

type Tell = (path: Step[], nearest: string | null) => void

function look(schema: Schema, value: unknown, path: Step[], tell: Tell) {
  if (isOptional(schema)) look(schema.wrapped, value, path, tell)
  else if (isList(schema) && Array.isArray(value)) {
    for (const [key, item] of value.entries()) {
      look(schema.item, item, [...path, { key, value: item }], tell)
    }
  } else if (isRecord(value)) {
    for (const [key, field] of Object.entries(value)) {
      const here = [...path, { key, value: field }]
      if (isMap(schema)) look(schema.value, field, here, tell)
      else if (isObject(schema)) lookAtField(schema, here, tell)
    }
  }
}

function lookAtField({ entries }: ObjectSchema, path: Step[], tell: Tell) {
  const { key, value } = path.at(-1) ?? { key: '', value: undefined }
  const known = Object.hasOwn(entries, key) ? entries[key] : undefined
  if (known === undefined) tell(path, nearestWord(String(key), Object.keys(entries)))
  else look(known, value, path, tell)
}

type ObjectSchema = Schema & { entries: Record<string, Schema> }

const isObject = (schema: Schema): schema is ObjectSchema => 'entries' in schema
const isList = (schema: Schema): schema is Schema & { item: Schema } => 'item' in schema
const isMap = (schema: Schema): schema is Schema & { value: Schema } => schema.type === 'record'
const isOptional = (schema: Schema): schema is Schema & { wrapped: Schema } => 'wrapped' in schema

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
