import { expect, it } from 'vitest'

import { agencyPage } from './agency-linked-data.ts'

it('a page about the agency says who that is, where it is, and how one came here', () => {
  const vereda = {
    brand: 'Vereda',
    origin: 'https://vereda.example',
    email: 'a@vereda.example',
    address: ['Rua das Laranjeiras, 48', 'São Paulo'],
    phones: [],
    socialLinks: [],
  }
  const page = { type: 'AboutPage', title: 'About', path: '/en/about', homePath: '/en' } as const
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
