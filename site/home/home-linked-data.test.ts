import { expect, it } from 'vitest'

import { homeLinkedData } from './home-linked-data.ts'

it('says who the agency is, how to reach it, and whose site this is', () => {
  const [agency, site] = homeLinkedData(
    {
      brand: 'Vereda',
      origin: 'https://vereda.example',
      email: 'a@vereda.example',
      address: [],
      phones: ['+55 11 5550-0140'],
      socialLinks: [{ network: 'Instagram', url: 'https://www.instagram.com/vereda' }],
    },
    'https://vereda.example/en',
  )
  expect(agency).toEqual({
    '@type': 'Organization',
    '@id': 'https://vereda.example/#agency',
    name: 'Vereda',
    url: 'https://vereda.example/',
    logo: 'https://vereda.example/icon-512.png',
    sameAs: ['https://www.instagram.com/vereda'],
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: 'a@vereda.example',
      telephone: ['+55 11 5550-0140'],
    },
  })
  expect(site).toEqual({
    '@type': 'WebSite',
    name: 'Vereda',
    url: 'https://vereda.example/en',
    publisher: { '@id': 'https://vereda.example/#agency' },
  })
})
