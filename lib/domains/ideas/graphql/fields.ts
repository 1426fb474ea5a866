import type { IdeaRow } from '@/lib/domains/ideas/repository'
import type { GraphContext } from '@/lib/platform/calls/graphql'
import { ideaLoaders } from '@/lib/domains/ideas/graphql/loaders'
import { ideaStatusName } from '@/lib/domains/ideas/states'

export const ideaFields = {
  Idea: {
    created_at: ({ created_at: at }: IdeaRow) => new Date(at).toISOString(),
    vote_like_count: ({ likes }: IdeaRow) => likes,
    vote_dislike_count: ({ dislikes }: IdeaRow) => dislikes,
    user: ({ author_name: name }: IdeaRow) => (name === null ? null : { name }),
    status: ({ code }: IdeaRow) => ({ id: code, code, name: ideaStatusName(code) }),
    category: async ({ category_id: id }: IdeaRow, _: unknown, context: GraphContext) =>
      id === null ? null : ((await ideaLoaders(context).categories()).get(id) ?? null),
    head_img: ({ photo_id: id }: IdeaRow, _: unknown, context: GraphContext) =>
      id === null ? null : ideaLoaders(context).image.load(id),
    report_img: ({ report_image_id: id }: IdeaRow, _: unknown, context: GraphContext) =>
      id === null ? null : ideaLoaders(context).image.load(id),
    join_documents: ({ id }: IdeaRow, _: unknown, context: GraphContext) => ideaLoaders(context).documents.load(id),
    auth_vote: ({ id }: IdeaRow, _: unknown, context: GraphContext) => ideaLoaders(context).ownVote.load(id),
  },
}
