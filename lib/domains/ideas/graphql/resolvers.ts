import { z } from 'zod'
import { DAY } from '@/lib/contract/call-limit'
import { pageArguments } from '@/lib/contract/graphql-shapes'
import type { MutationOperation } from '@/lib/contract/operation'
import { idParams } from '@/lib/contract/shapes'
import { ideaFilter, MAX_IDEA_DOCUMENTS } from '@/lib/domains/ideas/contract'
import { ideaInput, ideaVoteInput } from '@/lib/domains/ideas/graphql/inputs'
import { ideaLoaders } from '@/lib/domains/ideas/graphql/loaders'
import { findPoint, proposeIdea } from '@/lib/domains/ideas/mine/service'
import { findCategories, findIdea, type IdeaRow } from '@/lib/domains/ideas/repository'
import { getIdea, listAboutBlocks, paginateIdeas } from '@/lib/domains/ideas/service'
import { ideaStatusName } from '@/lib/domains/ideas/states'
import { voteForIdea } from '@/lib/domains/ideas/votes/service'
import { findAuthor } from '@/lib/domains/residents/service'
import { storeUploads, uploadFile } from '@/lib/domains/uploads/service'
import { type GraphqlContext, requireResident, withoutNulls } from '@/lib/platform/calls/graphql'
import { parseFields } from '@/lib/platform/calls/parse-fields'
import { runMutation } from '@/lib/platform/calls/run-operation'
import { isInCity } from '@/lib/platform/map/city-plan'
import { toIso } from '@/lib/time/dates'

const MAX_FILES = MAX_IDEA_DOCUMENTS + 1
const uploadArgs = z.object({ files: z.array(z.instanceof(Blob)), folder: z.literal('ic') })

const createIdea: MutationOperation = {
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
  UploadFile: async (_: unknown, args: unknown, context: GraphqlContext) => {
    const { residentId } = requireResident(context)
    const { files, folder } = parseFields(uploadArgs, args)
    return runMutation(context, ideaCalls.UploadFile, null, () =>
      storeUploads(files as File[], { folder, residentId, most: MAX_FILES }),
    )
  },
  IdeaTownspeopleCreate: async (_: unknown, args: { input: unknown }, context: GraphqlContext) => {
    const { residentId } = requireResident(context)
    const idea = parseFields(ideaInput, args.input)
    const { shortName: name } = await findAuthor(residentId)
    return runMutation(
      context,
      createIdea,
      idea,
      (point) => proposeIdea({ idea, author: { residentId, name }, point }),
      async () => (await chosenPoint(context)) ?? findPoint(idea.address),
    )
  },
  IdeaVote: async (_: unknown, args: { input: unknown }, context: GraphqlContext) => {
    const { residentId } = requireResident(context)
    const input = parseFields(ideaVoteInput, args.input)
    await runMutation(context, ideaCalls.IdeaVote, input, () => voteForIdea(input, residentId))
    return getIdea(input.idea_id, residentId)
  },
}

/** Returns the author's marker, or null if it is outside the city. */
async function chosenPoint({ place }: GraphqlContext) {
  return place && (await isInCity(place.latitude, place.longitude)) ? place : null
}

type Args = Record<string, unknown>

export const ideaQueries = {
  ideas_paginate: (_: unknown, { first, page, ...filter }: Args) =>
    paginateIdeas(
      parseFields(ideaFilter, withoutNulls(filter)),
      parseFields(pageArguments, withoutNulls({ first, page })),
    ),
  OneIdea: (_: unknown, args: Args, { caller }: GraphqlContext) =>
    findIdea(parseFields(idParams, args).id, caller?.residentId ?? null),
  about_project: () => listAboutBlocks(false),
  categories: () => findCategories(),
}

export const ideaFields = {
  Idea: {
    created_at: ({ created_at: at }: IdeaRow) => toIso(at),
    vote_like_count: ({ likes }: IdeaRow) => likes,
    vote_dislike_count: ({ dislikes }: IdeaRow) => dislikes,
    user: ({ author_name: name }: IdeaRow) => (name === null ? null : { name }),
    status: ({ code }: IdeaRow) => ({ id: code, code, name: ideaStatusName(code) }),
    category: async ({ category_id: id }: IdeaRow, _: unknown, context: GraphqlContext) =>
      id === null ? null : ((await ideaLoaders(context).categories()).get(id) ?? null),
    head_img: ({ photo_id: id }: IdeaRow, _: unknown, context: GraphqlContext) =>
      id === null ? null : ideaLoaders(context).image.load(id),
    report_img: ({ report_image_id: id }: IdeaRow, _: unknown, context: GraphqlContext) =>
      id === null ? null : ideaLoaders(context).image.load(id),
    join_documents: ({ id }: IdeaRow, _: unknown, context: GraphqlContext) => ideaLoaders(context).documents.load(id),
    auth_vote: ({ id }: IdeaRow, _: unknown, context: GraphqlContext) => ideaLoaders(context).myVote.load(id),
  },
}
