import { describe, expect, it } from 'vitest'

import { toStaffMember } from './staff.ts'

const marina = {
  id: 1,
  name: 'Marina Teles',
  role: ' Diretora ',
  email: ' marina@vereda.example ',
  phone: '11 5550-0142',
  language: 'pt',
} as const

describe('somebody of the agency', () => {
  it('has name, role, e-mail and telephone', () => {
    expect(toStaffMember(marina)).toEqual({
      id: 1,
      name: 'Marina Teles',
      role: 'Diretora',
      email: 'marina@vereda.example',
      phone: '11 5550-0142',
      locale: 'pt',
    })
  })

  it('may have neither of them', () => {
    expect(toStaffMember({ ...marina, role: '', email: null, phone: ' ' })).toMatchObject({
      role: null,
      email: null,
      phone: null,
    })
  })

  it.each([
    'marina',
    'marina@',
    'a@b.example?bcc=c@d.example',
    'a@b.example,c@d.example',
    'a%0A@b.example',
    'javascript:alert(1)@b.example',
  ])('has no e-mail where it says %s', (email) => {
    expect(toStaffMember({ ...marina, email }).email).toBeNull()
  })
})
