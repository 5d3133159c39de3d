import { startFollowing } from "../../capture/store.ts";
import { SidePanel } from "../../panel/SidePanel.tsx";
import { mount } from "../../ui/mount.tsx";

/** `?tab=` names the one tab to follow, for a panel that is open as a page of its own. */
const pinned = Number(new URLSearchParams(location.search).get("tab")) || null;
void startFollowing(pinned);
mount(<SidePanel />);
