import type { Route } from './+types/brief.route.ts'
import { answerBrief, newBriefKey } from './receive-brief.server.ts'

export const loader = ({ context, params }: Route.LoaderArgs) => newBriefKey(context, params)

export const action = ({ context, params, request }: Route.ActionArgs) =>
  answerBrief(context, params, request)
