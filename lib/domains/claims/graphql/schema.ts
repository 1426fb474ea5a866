import { sharedTypes, uploadTypes } from '@/lib/contract/graphql-schema'

const aboutClaims =
  'Published claims, code 5 and claims without a category left out. `bbox` is west, south, east, north in degrees; ' +
  '`statuses` are codes, `categories` parent category ids.'

export const socialControlSchema = /* GraphQL */ `
  ${sharedTypes}
  ${uploadTypes}

  type Query {
    AllClaimCategories: [ClaimCategory!]!
    "Without code 5."
    AllClaimStatuses: [ClaimStatus!]!
    "${aboutClaims}"
    AllClaims(
      statuses: [Int!]
      categories: [ID!]
      bbox: [Float!]
      start_date: Date
      end_date: Date
      title: String
    ): [Claim!]!
    OneClaim(id: ID!): Claim
    "Published claims in the same category within \`radius\` metres, solved ones of the last 30 days included, nearest first."
    SimilarClaims(x: Float!, y: Float!, category_id: ID!, radius: Int = 150): [Claim!]!
    PaginateProjects(title: String, start_date: Date, end_date: Date, first: Int = 9, page: Int = 1): ProjectPaginator!
    UsersCount: Int!
    ResolvedClaimsCount: Int!
    "Bearer."
    me: Me
  }
  type Mutation {
    "Bearer. The author is the session's resident."
    ClaimCreateAuth(input: ClaimInput!): ClaimCreated!
    "Guest. Published for moderation once the email's link is opened."
    ClaimCreate(input: GuestClaimInput!): ClaimCreated!
    UploadFile(files: [Upload!]!, folder: UploadFolder!): [UploadedFile!]!
    "Bearer. Joins an existing claim instead of repeating it."
    ClaimJoin(id: ID!): Claim!
    "Bearer, author only, within 15 days of the answer."
    ClaimVerdict(input: ClaimVerdictInput!): Claim!
  }
  type ClaimCreated {
    code: Int!
    message: String!
    "Address of the portal where its author alone reads where the claim stands."
    state_url: String!
  }
  enum UploadFolder {
    sc
  }

  input ClaimInput {
    x: Float!
    y: Float!
    address: String!
    category_id: ID!
    text: String!
    images: [String!]
    agree_with_rules: Boolean!
  }
  input GuestClaimInput {
    x: Float!
    y: Float!
    address: String!
    category_id: ID!
    text: String!
    images: [String!]
    agree_with_rules: Boolean!
    name: String!
    email: String!
    phone: String
  }
  input ClaimVerdictInput {
    id: ID!
    is_accepted: Boolean!
    user_comment: String
  }

  type ClaimCategory {
    id: ID!
    title: String!
    icon: Image
    parent: ClaimCategory
    claims_count: Int!
    childCategories: [ClaimCategory!]!
  }
  type ClaimStatus {
    id: ID!
    name: String!
    code: Int!
    claims_count: Int!
  }
  type Claim {
    id: ID!
    "longitude, degrees"
    x: Float!
    "latitude, degrees"
    y: Float!
    address: String!
    text: String!
    user_comment: String
    is_accepted: Boolean
    deadline_date: Date
    created_at: DateTime!
    commented_at: DateTime
    joined_count: Int!
    department: Department
    category: ClaimCategory
    status: ClaimStatus!
    head_img: ImageObject
    report_text: String
    report_img: ImageObject
    report_document: JoinDocument
  }
  type Department {
    id: ID!
    title: String!
    department_info: DepartmentInfo
  }
  type DepartmentInfo {
    phone: String
    email: String
  }
  type Project {
    id: ID!
    address: String!
    category: ClaimCategory!
    date_publication: Date!
    head_img: ImageObject
    report_img: ImageObject
  }
  type ProjectPaginator {
    data: [Project!]!
    paginatorInfo: PaginatorInfo!
  }
  type Me {
    email: String!
  }
`
