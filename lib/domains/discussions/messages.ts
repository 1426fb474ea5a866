/** Texts of public discussions. */
export const discussionMessages = {
  voteTypeRequired: 'Выберите, как вы голосуете',
  voteCommentRequired: 'Поясните, почему вы против: без этого голос не принимается',
  remarkUndecided: 'Выберите, что сделать с замечанием: оставить его или удалить',
  votesNotOpen: 'Голоса принимаются только в дни обсуждения',
  unsubscribed: 'Письма об этом обсуждении больше не придут',
} as const
