/** Id of the block of pictures that a service without a page of its own has above its panel. */
export const picturesId = (serviceId: string) => `${serviceId}-images`
