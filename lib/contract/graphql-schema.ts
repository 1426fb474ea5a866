export const sharedTypes = /* GraphQL */ `
  scalar Date # YYYY-MM-DD
  scalar DateTime # ISO 8601, UTC
  type JoinDocument {
    document: Document!
  }
  type Document {
    id: ID!
    title: String!
    origin_name: String!
    url: String!
    type: String!
    size: Int!
  }
  type ImageObject {
    img: Image!
  }
  type Image {
    url: String!
    host: String
    alt: String
  }
  type PaginatorInfo {
    count: Int!
    currentPage: Int!
    firstItem: Int
    hasMorePages: Boolean!
    lastItem: Int
    lastPage: Int!
    perPage: Int!
    total: Int!
  }
`

export const uploadTypes = /* GraphQL */ `
  scalar Upload # multipart request: first the documents, last the photo
  type UploadedFile {
    url: String!
    origin_name: String!
    type: String!
    size: Int!
  }
`

export const messageTypes = /* GraphQL */ `
  ${uploadTypes}
  type MutationResult {
    code: Int!
    message: String!
  }
`

export const statusType = /* GraphQL */ `
  type Status {
    id: ID!
    name: String!
    code: Int!
  }
`
