// As with journeys: a portal, its clock and its letters share two cores with the tests; what needs a second try is named in the outcome.
jest.retryTimes(1, { logErrorsBeforeRetry: true })
