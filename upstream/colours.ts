import { attributes } from '#contract/integration/attributes.ts'

import { misshapen } from './failures.ts'
import { type FreshnessOptions, createFreshness } from './freshness.ts'
import { keyOf } from './kind.ts'
import type { Colours, Upstream } from './upstream.ts'
import { toChoice } from './mappers/to-choice.ts'

export function createColours(options: FreshnessOptions): Upstream['colours'] {
  const { service } = options
  const colours = createFreshness<typeof attributes, Colours>(
    {
      endpoint: attributes,
      map: ({ hair, eyes }) => ({ hair: hair.map(toChoice), eyes: eyes.map(toChoice) }),
    },
    options,
  )
  const key = keyOf(service.name, attributes, {})
  return () =>
    colours.read(key, async (signal) => {
      const fetched = await service.call(attributes, {}, signal)
      if (fetched.status === 'failed') return fetched
      const { hair, eyes } = fetched.value
      // every list of this answer may be missing, so that any object at all would pass for it
      return hair.length + eyes.length === 0 ? misshapen('no colours') : fetched
    })
}
