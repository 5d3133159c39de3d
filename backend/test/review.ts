import type { Client } from "@career-portrait/shared/contract";

/** Accepts every claim and role, as somebody does who agrees with all that was found. */
export async function acceptAll(client: Client): Promise<void> {
  const claims = (await client.listClaims({ query: { limit: 200 } })).data;
  await client.reviewClaims({ body: { accept: claims.map(({ id }) => id), reject: [] } });
  for (const { id } of (await client.listWorkHistory({ query: { limit: 200 } })).data)
    await client.acceptWorkHistory({ params: { id } });
}
