/** Which network addresses are on the public internet (decisions, section 6; IANA special-purpose registries, RFC 6890). */
import ipaddr from "ipaddr.js";

/** Public by range, yet a cloud provider's own service answers there: Azure's host agent. */
const PROVIDER_SERVICES = new Set(["168.63.129.16"]);
/** All global unicast of IPv6 lies here (RFC 4291, section 2.4); it leaves out `::/96`, which a range test calls unicast. */
const GLOBAL_UNICAST_V6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** Whether an IP address, as text without brackets, may be connected to. */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/%.*$/, "");
  if (!ipaddr.isValid(bare)) return false;
  const parsed = ipaddr.parse(bare);
  if (parsed.range() !== "unicast") return false;
  if (parsed instanceof ipaddr.IPv6) return parsed.match(GLOBAL_UNICAST_V6);
  return !PROVIDER_SERVICES.has(parsed.toString());
}
