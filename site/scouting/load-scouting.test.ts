import { expect, it } from 'vitest'

import { agencyWhere, unreachable } from '../page/agency-where.fixture.ts'
import { intakeWhere } from '../page/intake.fixture.ts'
import { intakeContext } from '../page/request-context.ts'
import { loadScouting } from './load-scouting.server.ts'

it('the form’s page is a 503 while nobody has told what can be chosen', async () => {
  const context = agencyWhere({ formOptions: unreachable })
  context.set(intakeContext, intakeWhere({}).intake)
  await expect(loadScouting(context, {})).rejects.toMatchObject({
    data: { kind: 'service-unavailable' },
    init: { status: 503 },
  })
})
