import { expect, it } from 'vitest'

import { instagramOf } from './post.ts'

it.each(['instagram', 'Instagram'])('the menu and the feed link to the network “%s”', (network) => {
  const links = ['facebook', network].map((each) => ({ network: each, url: 'https://a.example' }))
  expect(instagramOf(links)).toEqual(links[1])
})
