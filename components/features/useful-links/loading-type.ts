/** Says how a list takes its next page (spec.md 9): 1 and 2 replace the list, 3 appends to it. */
export const LoadingType = { default: 1, pagination: 2, loadMore: 3 } as const
export type LoadingType = (typeof LoadingType)[keyof typeof LoadingType]
