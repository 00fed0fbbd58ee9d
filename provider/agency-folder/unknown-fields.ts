import type * as v from 'valibot'

import { isRecord } from '#contract/reading.ts'

import { nearestWord } from './nearest-word.ts'

/** A field that is not in the schema: its path, the field that was probably meant, and the number of further ones like it. */
export type UnknownField = { path: Step[]; nearest: string | null; more: number }
type Step = { key: string | number; value: unknown }

type Schema = v.GenericSchema

/** Finds all fields of a value that are not in its schema. Reports the same field of many list items once. */
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

type Report = (path: Step[], nearest: string | null) => void

function look(schema: Schema, value: unknown, path: Step[], report: Report) {
  if (isOptional(schema)) look(schema.wrapped, value, path, report)
  else if (isList(schema) && Array.isArray(value)) {
    for (const [key, item] of value.entries()) {
      look(schema.item, item, [...path, { key, value: item }], report)
    }
  } else if (isRecord(value)) {
    for (const [key, field] of Object.entries(value)) {
      const here = [...path, { key, value: field }]
      if (isMap(schema)) look(schema.value, field, here, report)
      else if (isObject(schema)) lookAtField(schema, here, report)
    }
  }
}

function lookAtField({ entries }: ObjectSchema, path: Step[], report: Report) {
  const { key, value } = path.at(-1) ?? { key: '', value: undefined }
  const known = Object.hasOwn(entries, key) ? entries[key] : undefined
  if (known === undefined) report(path, nearestWord(String(key), Object.keys(entries)))
  else look(known, value, path, report)
}

type ObjectSchema = Schema & { entries: Record<string, Schema> }

const isObject = (schema: Schema): schema is ObjectSchema => 'entries' in schema
const isList = (schema: Schema): schema is Schema & { item: Schema } => 'item' in schema
const isMap = (schema: Schema): schema is Schema & { value: Schema } => schema.type === 'record'
const isOptional = (schema: Schema): schema is Schema & { wrapped: Schema } => 'wrapped' in schema
