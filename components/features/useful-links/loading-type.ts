/** How a list takes its next page: 1 and 2 replace it, 3 appends. */
export const LoadingType = { default: 1, pagination: 2, loadMore: 3 } as const
export type LoadingType = (typeof LoadingType)[keyof typeof LoadingType]
