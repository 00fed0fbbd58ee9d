import type { ContactCorrection, ContactMessage } from '#agency/application.ts'

type Sender = { agencyEmail: string; reference: string }

/** The name under which the agency reads these messages, in its own language. */
const SENDER = 'Minha candidatura (site)'
const PROOF = 'O pedido veio da página “Minha candidatura”, com a referência e o código do recibo.'

/** Asks the agency to delete an application; `panelId` is empty if the panel's own reference is unknown. */
export function deletionRequest({
  agencyEmail,
  reference,
  panelId,
}: Sender & { panelId: string }): ContactMessage {
  const lines = [
    'Pedido de exclusão de uma candidatura.',
    `Referência: ${reference}`,
    ...(panelId === '' || panelId === reference ? [] : [`Referência no painel: ${panelId}`]),
    'Se a candidatura chegou ou ainda chegar, apague todos os dados dela, com as fotos e as cópias, e confirme pelo e-mail que está nela.',
    PROOF,
  ]
  return { ...empty, name: SENDER, email: agencyEmail, message: lines.join('\n') }
}

/** Tells the agency an applicant's new contact data. */
export function correctionRequest({
  agencyEmail,
  reference,
  email,
  phone,
}: Sender & ContactCorrection): ContactMessage {
  const lines = [
    'Correção do contato de uma candidatura.',
    `Referência: ${reference}`,
    ...(email === null ? [] : [`Novo e-mail: ${email}`]),
    ...(phone === null ? [] : [`Novo telefone: ${phone}`]),
    PROOF,
  ]
  const message = lines.join('\n')
  return { ...empty, name: SENDER, email: email ?? agencyEmail, phone, message }
}

const empty = { phone: null, company: null, talents: [] }
