import { expect, it } from 'vitest'

import { toSocialLinks } from './social-links.ts'

it('the site links to social addresses that are https, and to no others', () => {
  const entries = {
    instagram: { url: ' https://instagram.com/vereda ' },
    facebook: { url: 'http://facebook.com/vereda' },
    tiktok: { url: 'javascript:alert(1)' },
    x: { url: null },
    youtube: null,
  }
  expect(toSocialLinks(entries)).toEqual([
    { network: 'instagram', url: 'https://instagram.com/vereda' },
  ])
})
