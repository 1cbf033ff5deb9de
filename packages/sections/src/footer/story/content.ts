/** What the stories of this family show. */
export const content = {
  description: '<p>Weddings, families and newborns along the river, since 2015.</p>',
}
