import { describe, expect, it } from 'vitest'

import { clientAddress } from '#intake/client-address.ts'
import { createTrustedProxies } from '#intake/trusted-proxies.ts'
import { chooseEncoding, chooseFormat } from './content-negotiation.ts'
import { isTagAmong } from './entity-tags.ts'

describe('a header that is a list', () => {
  it('is read as far as anybody has reason to write it', () => {
    const among = ','.repeat(99)
    expect(chooseEncoding(`${among}br`)).toBe('br')
    expect(chooseFormat(`${among}image/avif`)).toBe('avif')
    expect(isTagAmong(`${among}"a"`, '"a"')).toBe(true)
  })

  it('costs no more than that, however long it is', () => {
    const endless = ','.repeat(48_000)
    expect(chooseEncoding(`${endless}br`)).toBe('identity')
    expect(chooseEncoding(`br${';'.repeat(48_000)}q=0`)).toBe('br')
    expect(chooseFormat(`${endless}image/avif`)).toBe('jpeg')
    expect(isTagAmong(`${endless}"a"`, '"a"')).toBe(false)
  })

  it('that names proxies is read from its end', () => {
    const trusted = createTrustedProxies(['127.0.0.1'])
    const endless = 'x,'.repeat(24_000)
    expect(clientAddress('127.0.0.1', `${endless}10.0.0.7, 127.0.0.1`, trusted)).toBe('10.0.0.7')
  })
})
