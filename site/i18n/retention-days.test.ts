import { expect, it } from 'vitest'

import { en as enMessage } from './message-form/en.ts'
import { es as esMessage } from './message-form/es.ts'
import { pt as ptMessage } from './message-form/pt.ts'
import { en as enScouting } from './scouting/en.ts'
import { es as esScouting } from './scouting/es.ts'
import { pt as ptScouting } from './scouting/pt.ts'

it.each([
  ['1 dia.', '180 dias.', ptMessage.delete, ptScouting.receiptKept],
  ['1 day.', '180 days.', enMessage.delete, enScouting.receiptKept],
  ['1 día.', '180 días.', esMessage.delete, esScouting.receiptKept],
])('what was sent is kept up to %s or up to %s', (one, many, ofMessage, ofApplication) => {
  for (const text of [ofMessage, ofApplication]) {
    expect(text({ days: 1 })).toContain(one)
    expect(text({ days: 180 })).toContain(many)
  }
})
