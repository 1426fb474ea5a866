import type DataLoader from 'dataloader'
import type { ImageObject, JoinDocument } from '@/lib/contract/shapes'
import { findCategories, findImages } from '@/lib/domains/ideas/repository'
import { listDocumentsByIdea } from '@/lib/domains/ideas/service'
import { listMyVotes } from '@/lib/domains/ideas/votes/service'
import { createLoader, type GraphqlContext, oncePerRequest } from '@/lib/platform/calls/graphql'
import { toImage } from '@/lib/platform/pictures/media'

type Category = Awaited<ReturnType<typeof findCategories>>[number]
type Votes = Awaited<ReturnType<typeof listMyVotes>>
type MyVote = Votes extends Map<number, infer Vote> ? Vote : never

/** Batches reads for all ideas of a request, so that queries do not multiply. */
interface IdeaLoaders {
  categories: () => Promise<ReadonlyMap<number, Category>>
  image: DataLoader<number, ImageObject | null>
  documents: DataLoader<number, JoinDocument[]>
  myVote: DataLoader<number, MyVote | null>
}

export const ideaLoaders = oncePerRequest(createLoaders)

function createLoaders({ caller }: GraphqlContext): IdeaLoaders {
  let categories: Promise<ReadonlyMap<number, Category>> | undefined
  return {
    categories: () => (categories ??= findCategories().then((all) => new Map(all.map((one) => [one.id, one])))),
    image: createLoader(
      async (ids) => new Map((await findImages(ids)).map(({ id, image }) => [id, toImage(image)])),
      null,
    ),
    documents: createLoader(listDocumentsByIdea, []),
    myVote: createLoader<MyVote | null>(
      async (ids) => (caller ? await listMyVotes(ids, caller.residentId) : new Map<number, MyVote>()),
      null,
    ),
  }
}
