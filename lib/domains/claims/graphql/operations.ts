import type { GraphqlDataOf } from '@/lib/contract/graphql-operation'
import { imageFields, paginatorFields } from '@/lib/contract/graphql-shapes'
import type { TypedDocuments } from '@/lib/domains/claims/graphql/typed-documents'

const graph: TypedDocuments = (document) => ({ endpoint: '/graphql/socialcontrol', document })

const cardFields = `id x y address text created_at deadline_date joined_count
  category { id title parent { id title icon { url } } } status { id name code } head_img ${imageFields}` as const

export const similarClaims = graph(
  `query SimilarClaims($x: Float!, $y: Float!, $category_id: ID!) { SimilarClaims(x: $x, y: $y, category_id: $category_id) { ${cardFields} } }`,
)
export type ClaimCard = GraphqlDataOf<typeof similarClaims>['SimilarClaims'][number]

const projectFields =
  `data { id address category { id title } date_publication head_img ${imageFields} report_img ${imageFields} } ${paginatorFields}` as const

export const paginateProjects =
  graph(`query PaginateProjects($title: String, $start_date: Date, $end_date: Date, $first: Int = 9, $page: Int = 1) {
    PaginateProjects(title: $title, start_date: $start_date, end_date: $end_date, first: $first, page: $page) { ${projectFields} } }`)
export type ClaimProject = GraphqlDataOf<typeof paginateProjects>['PaginateProjects']['data'][number]

export const socialControlHome = graph(`query Home($first: Int = 9, $page: Int = 1) {
    UsersCount ResolvedClaimsCount PaginateProjects(first: $first, page: $page) { ${projectFields} } }`)

export const claimDictionaries = graph(`query Dictionaries {
    AllClaimStatuses { id name code claims_count }
    AllClaimCategories { id title icon { url } claims_count childCategories { id title claims_count } } }`)
export type ClaimDictionaries = GraphqlDataOf<typeof claimDictionaries>

export const createClaimAsResident = graph(
  `mutation Create($input: ClaimInput!) { ClaimCreateAuth(input: $input) { code message state_url } }`,
)

export const createClaimAsGuest = graph(
  `mutation Create($input: GuestClaimInput!) { ClaimCreate(input: $input) { code message state_url } }`,
)

export const uploadClaimPhotos = graph(
  `mutation Upload($files: [Upload!]!, $folder: UploadFolder!) { UploadFile(files: $files, folder: $folder) { url origin_name type size } }`,
)

export const joinClaim = graph(`mutation Join($id: ID!) { ClaimJoin(id: $id) { id joined_count } }`)
