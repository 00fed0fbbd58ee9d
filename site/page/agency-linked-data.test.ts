import { expect, it } from 'vitest'

import { agencyPage, homeLinkedData } from './agency-linked-data.ts'

it('a page about the agency says who that is, where it is, and how one came here', () => {
  const vereda = {
    brand: 'Vereda',
    origin: 'https://vereda.example',
    email: 'a@vereda.example',
    address: ['Rua das Laranjeiras, 48', 'São Paulo'],
    phones: [],
    socialLinks: [],
    locale: 'en',
  } as const
  const page = { type: 'AboutPage', title: 'About', path: '/en/about' } as const
  expect(agencyPage(vereda, page)).toMatchObject([
    {
      '@id': 'https://vereda.example/#agency',
      address: { '@type': 'PostalAddress', streetAddress: 'Rua das Laranjeiras, 48, São Paulo' },
    },
    {
      '@type': 'AboutPage',
      url: 'https://vereda.example/en/about',
      mainEntity: { '@id': 'https://vereda.example/#agency' },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Vereda', item: 'https://vereda.example/en' }, { name: 'About' }],
    },
  ])
})

it('says who the agency is, how to reach it, and whose site this is', () => {
  const [agency, site] = homeLinkedData(
    {
      brand: 'Vereda',
      origin: 'https://vereda.example',
      email: 'a@vereda.example',
      address: [],
      phones: [{ shown: '+55 (11) 5550-0140', address: 'tel:+551155500140' }],
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
      telephone: ['+55 (11) 5550-0140'],
    },
  })
  expect(site).toEqual({
    '@type': 'WebSite',
    name: 'Vereda',
    url: 'https://vereda.example/en',
    publisher: { '@id': 'https://vereda.example/#agency' },
  })
})
