import { z } from 'zod'
import { findPoint, proposeIdea } from '@/lib/domains/ideas/proposals/service'
import { getIdea } from '@/lib/domains/ideas/service'
import { voteForIdea } from '@/lib/domains/ideas/votes/service'
import { findAuthor } from '@/lib/domains/residents/service'
import { storeUploads, uploadFile } from '@/lib/domains/uploads/service'
import { residentOf, type GraphContext } from '@/lib/platform/calls/graphql'
import type { MutationCall } from '@/lib/contract/operation'
import { performMutation } from '@/lib/platform/calls/run-operation'
import { parseFields } from '@/lib/platform/calls/parse-fields'
import { isInCity } from '@/lib/platform/map/city-boundary'
import { ideaInput, ideaVoteInput } from '@/lib/domains/ideas/graphql/inputs'
import { MOST_IDEA_DOCUMENTS } from '@/lib/domains/ideas/contract'
import { DAY } from '@/lib/contract/call-limit'

const MOST_FILES = MOST_IDEA_DOCUMENTS + 1
const uploadArgs = z.object({ files: z.array(z.instanceof(Blob)), folder: z.literal('ic') })

const createIdea: MutationCall = {
  id: 'createIdea',
  audited: 'Предложение идеи',
  idempotent: true,
  limits: [{ of: 'caller', points: 5, seconds: DAY }],
}

/** Limits, audit titles and idempotency of the mutations. */
export const ideaCalls = {
  IdeaTownspeopleCreate: createIdea,
  IdeaVote: { id: 'voteForIdea', audited: 'Голос за идею' },
  UploadFile: uploadFile,
}

export const ideaMutations = {
  UploadFile: async (_: unknown, args: unknown, context: GraphContext) => {
    const { residentId } = residentOf(context)
    const { files, folder } = parseFields(uploadArgs, args)
    return performMutation(context, ideaCalls.UploadFile, null, () =>
      storeUploads(files as File[], { folder, residentId, most: MOST_FILES }),
    )
  },
  IdeaTownspeopleCreate: async (_: unknown, args: { input: unknown }, context: GraphContext) => {
    const { residentId } = residentOf(context)
    const idea = parseFields(ideaInput, args.input)
    const { shortName: name } = await findAuthor(residentId)
    const point = (await chosenPoint(context)) ?? (await findPoint(idea.address))
    return performMutation(context, createIdea, idea, () => proposeIdea({ idea, author: { residentId, name }, point }))
  },
  IdeaVote: async (_: unknown, args: { input: unknown }, context: GraphContext) => {
    const { residentId } = residentOf(context)
    const input = parseFields(ideaVoteInput, args.input)
    await performMutation(context, ideaCalls.IdeaVote, input, () => voteForIdea(input, residentId))
    return getIdea(input.idea_id, residentId)
  },
}

/** Returns the author's marker, or null if it is outside the city. */
async function chosenPoint({ place }: GraphContext) {
  return place && (await isInCity(place.latitude, place.longitude)) ? place : null
}
