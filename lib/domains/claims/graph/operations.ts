import { z } from 'zod'
import { claimInput, guestClaimInput } from '@/lib/domains/claims/graph/inputs'
import { defineGraphOperation } from '@/lib/contract/graph-operation'
import { graphId, graphImage, paginatorFields, paginatorInfo } from '@/lib/contract/graph-shapes'

const endpoint = '/graphql/socialcontrol'

const topCategory = z.object({ id: graphId, title: z.string(), icon: z.object({ url: z.string() }).nullable() })
const claimCategory = z.object({ id: graphId, title: z.string(), parent: topCategory.nullable() })
const claimStatus = z.object({ id: graphId, name: z.string(), code: z.int() })

/** A claim in a list and on a card. */
export const claimCard = z.object({
  id: graphId,
  x: z.number(),
  y: z.number(),
  address: z.string(),
  text: z.string(),
  created_at: z.string(),
  deadline_date: z.string().nullable(),
  joined_count: z.int(),
  category: claimCategory.nullable(),
  status: claimStatus,
  head_img: graphImage.nullable(),
})
export type ClaimCard = z.infer<typeof claimCard>

const image = 'img { url host alt }'
const cardFields = `id x y address text created_at deadline_date joined_count
  category { id title parent { id title icon { url } } } status { id name code } head_img { ${image} }`

export const similarClaims = defineGraphOperation({
  endpoint,
  document: `query SimilarClaims($x: Float!, $y: Float!, $category_id: ID!) { SimilarClaims(x: $x, y: $y, category_id: $category_id) { ${cardFields} } }`,
  variables: z.object({ x: z.number(), y: z.number(), category_id: z.number() }),
  answer: z.object({ SimilarClaims: z.array(claimCard) }),
})

const projectShape = z.object({
  id: graphId,
  address: z.string(),
  category: z.object({ id: graphId, title: z.string() }),
  date_publication: z.string(),
  head_img: graphImage.nullable(),
  report_img: graphImage.nullable(),
})
export type ClaimProject = z.infer<typeof projectShape>

const pageVariables = z.object({ first: z.int().optional(), page: z.int().optional() })
const projectFields = `data { id address category { id title } date_publication head_img { ${image} } report_img { ${image} } } ${paginatorFields}`

export const paginateProjects = defineGraphOperation({
  endpoint,
  document: `query PaginateProjects($title: String, $start_date: Date, $end_date: Date, $first: Int = 9, $page: Int = 1) {
    PaginateProjects(title: $title, start_date: $start_date, end_date: $end_date, first: $first, page: $page) { ${projectFields} } }`,
  variables: pageVariables.extend({
    title: z.string().optional(),
    start_date: z.string().optional(),
    end_date: z.string().optional(),
  }),
  answer: z.object({ PaginateProjects: z.object({ data: z.array(projectShape), paginatorInfo }) }),
})

/** Home variant of spec.md 7: projects with the two counters. */
export const socialControlHome = defineGraphOperation({
  endpoint,
  document: `query Home($first: Int = 9, $page: Int = 1) {
    UsersCount ResolvedClaimsCount PaginateProjects(first: $first, page: $page) { ${projectFields} } }`,
  variables: pageVariables,
  answer: z.object({
    UsersCount: z.int(),
    ResolvedClaimsCount: z.int(),
    PaginateProjects: z.object({ data: z.array(projectShape), paginatorInfo }),
  }),
})

/** The lighter variant of spec.md 7: categories and statuses alone, with live counts. */
export const claimDictionaries = defineGraphOperation({
  endpoint,
  document: `query Dictionaries {
    AllClaimStatuses { id name code claims_count }
    AllClaimCategories { id title icon { url } claims_count childCategories { id title claims_count } } }`,
  variables: z.object({}),
  answer: z.object({
    AllClaimStatuses: z.array(claimStatus.extend({ claims_count: z.int() })),
    AllClaimCategories: z.array(
      topCategory.extend({
        claims_count: z.int(),
        childCategories: z.array(z.object({ id: graphId, title: z.string(), claims_count: z.int() })),
      }),
    ),
  }),
})
export type ClaimDictionaries = z.infer<(typeof claimDictionaries)['answer']>

const mutationResult = z.object({ code: z.int(), message: z.string() })

export const createClaimAsResident = defineGraphOperation({
  endpoint,
  document: `mutation Create($input: ClaimInput!) { ClaimCreateAuth(input: $input) { code message } }`,
  variables: z.object({ input: claimInput }),
  answer: z.object({ ClaimCreateAuth: mutationResult }),
})

export const createClaimAsGuest = defineGraphOperation({
  endpoint,
  document: `mutation Create($input: GuestClaimInput!) { ClaimCreate(input: $input) { code message } }`,
  variables: z.object({ input: guestClaimInput }),
  answer: z.object({ ClaimCreate: mutationResult }),
})

export const uploadClaimPhotos = defineGraphOperation({
  endpoint,
  document: `mutation Upload($files: [Upload!]!, $folder: UploadFolder!) { UploadFile(files: $files, folder: $folder) { url origin_name type size } }`,
  variables: z.object({ folder: z.literal('sc') }),
  answer: z.object({
    UploadFile: z.array(z.object({ url: z.string(), origin_name: z.string(), type: z.string(), size: z.int() })),
  }),
})

export const joinClaim = defineGraphOperation({
  endpoint,
  document: `mutation Join($id: ID!) { ClaimJoin(id: $id) { id joined_count } }`,
  variables: z.object({ id: z.number() }),
  answer: z.object({ ClaimJoin: z.object({ id: graphId, joined_count: z.int() }) }),
})
